import { type Outcome, openapiDiagnostics, suggest } from '@waymark/core/diagnostics';
import { findChannel } from '../asyncapi/channel-heads.ts';
import type { Specification } from '../model/model.ts';
import { operationHeads } from '../operations/operation-heads.ts';
import {
  type FoundOperation,
  findSpecifications,
  mayBeUnread,
  type ReferenceContext,
} from './find-operation.ts';

/** Finds the channel that `[file ]id` means: in the named AsyncAPI document, else in the first that has it. */
export function findChannelPage(
  specifications: readonly Specification[],
  reference: string,
  context: ReferenceContext,
): Outcome<FoundOperation | undefined> {
  const channels = specifications.filter(({ version }) => version === 'asyncapi');
  const [, file, id = ''] = /^(?:(\S+)\s+)?(.+)$/s.exec(reference.trim()) ?? [];
  const candidates = findSpecifications(channels, file, context);
  for (const specification of candidates.value) {
    const head = findChannel(specification, id);
    if (head !== undefined) return { value: { specification, head }, diagnostics: candidates.diagnostics };
  }
  if (mayBeUnread(file, candidates.value, context))
    return { value: undefined, diagnostics: candidates.diagnostics };
  const known = candidates.value.flatMap((candidate) => operationHeads(candidate).map(({ path }) => path));
  const parameters = { id, nearest: suggest(id, known) };
  return {
    value: undefined,
    diagnostics: [
      ...candidates.diagnostics,
      openapiDiagnostics['unknown-channel'](parameters, context.where),
    ],
  };
}
