import { join } from 'node:path';
import type { Diagnostic } from '@waymark/core/diagnostics';
import type { Connection, Diagnostic as EditorDiagnostic, TextDocuments } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { DocsProject, Engine } from './docs-project.ts';
import type { OpenProjects } from './open-projects.ts';
import { createRanges, toEditor } from './report.ts';

/** Tells an editor what is wrong with its docs. */
export interface FindingsPublisher {
  /** Tells of what is open at once, of the other pages as soon as they are looked at; a later call ends this one. */
  publish(project: DocsProject): Promise<void>;
  /** What is wrong now, with the texts as they are: what is open is told of too. */
  found(project: DocsProject): Promise<readonly Diagnostic[]>;
  /** Takes back what was told, and tells nothing more. */
  forget(project: DocsProject): Promise<void>;
}

/** What a publisher needs of the server. */
interface Telling {
  readonly connection: Connection;
  readonly engine: Engine;
  readonly documents: TextDocuments<TextDocument>;
  readonly projects: OpenProjects;
}

/** Creates a publisher: what an editor knows already is not told again. */
export function createFindingsPublisher({
  connection,
  engine,
  documents,
  projects,
}: Telling): FindingsPublisher {
  const found = new Map<string, readonly Diagnostic[]>();
  const forgotten = new WeakSet<DocsProject>();
  const runs = new Map<string, number>();
  /** What was told of each file, as text, and under which address. */
  const told = new Map<string, { readonly uri: string; readonly text: string }>();

  async function openFiles(project: DocsProject): Promise<readonly string[]> {
    const open: string[] = [];
    for (const document of documents.all()) {
      const at = (await projects.readersOf(document.uri)).find((one) => one.project === project);
      // Closed while its docs were looked for: its text counts no more.
      if (at === undefined || documents.get(document.uri) !== document) continue;
      // It may have been opened before the docs named it.
      project.setText(at.file, document.getText());
      open.push(at.file);
    }
    return open;
  }

  /** Tells what is wrong now: nothing where the docs cannot be read, for then nobody knows whether what was wrong still is. */
  async function look(project: DocsProject): Promise<void> {
    const open = await openFiles(project);
    const findings = await project.findings(open).catch(async (error: unknown) => {
      await tell(project, open, []);
      throw error;
    });
    if (!forgotten.has(project)) await tell(project, open, findings);
  }

  async function tell(
    project: DocsProject,
    open: readonly string[],
    findings: readonly Diagnostic[],
  ): Promise<void> {
    const before = byFile(found.get(project.directory) ?? []);
    found.set(project.directory, findings);
    const now = byFile(findings);
    const rangeOf = createRanges(project);
    for (const file of new Set([...before.keys(), ...open, ...now.keys()])) {
      const uri = projects.uriOf(project, file);
      const key = join(project.directory, file);
      const diagnostics = (now.get(file) ?? []).map(
        (finding): EditorDiagnostic => toEditor(finding, rangeOf, engine),
      );
      const text = JSON.stringify(diagnostics);
      const last = told.get(key);
      if (last?.uri === uri && last.text === text) continue;
      // Told before the editor named the file in its own way.
      if (last !== undefined && last.uri !== uri)
        await connection.sendDiagnostics({ uri: last.uri, diagnostics: [] });
      told.set(key, { uri, text });
      await connection.sendDiagnostics({ uri, diagnostics });
    }
  }

  return {
    async publish(project) {
      const run = (runs.get(project.directory) ?? 0) + 1;
      runs.set(project.directory, run);
      const isStopped = (): boolean => runs.get(project.directory) !== run;
      await look(project);
      if (await project.survey(isStopped)) await look(project);
    },
    async found(project) {
      await look(project);
      return found.get(project.directory) ?? [];
    },
    async forget(project) {
      forgotten.add(project);
      runs.delete(project.directory);
      await tell(project, [], []);
    },
  };
}

/** Findings that have a place, by file. */
function byFile(findings: readonly Diagnostic[]): ReadonlyMap<string, readonly Diagnostic[]> {
  const files = new Map<string, Diagnostic[]>();
  for (const finding of findings) {
    if (finding.span === undefined) continue;
    const { file } = finding.span;
    files.set(file, [...(files.get(file) ?? []), finding]);
  }
  return files;
}
