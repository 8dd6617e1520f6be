/**
 * The server of `waymark lsp`. In: an engine, which Waymark gives. Out: what is wrong with docs, and what may stand at the
 * caret, over the Language Server Protocol. It knows nothing of files and pages but what the engine tells.
 */
import { createConnection, ProposedFeatures } from 'vscode-languageserver';
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { createServer } from './create-server.ts';
import type { Engine } from './docs-project.ts';

export type {
  AddressTarget,
  Described,
  DescribedComponent,
  DescribedKey,
  DescribedProp,
  DescribedSetting,
  DocsPage,
  DocsProject,
  DocumentedThing,
  Engine,
  MoveEdits,
  PageAnchor,
  PathMove,
} from './docs-project.ts';

/** Answers on the standard streams until the client ends it, or is gone. Gives the exit code that the protocol asks for. */
export function serve(engine: Engine, start: string | undefined): Promise<number> {
  return new Promise((resolve) => {
    const watchDog = { shutdownReceived: false, initialize: () => undefined, exit: resolve };
    const connect = (): ReturnType<typeof createProtocolConnection> =>
      createProtocolConnection(
        new StreamMessageReader(process.stdin),
        new StreamMessageWriter(process.stdout),
      );
    const connection = createConnection(connect, watchDog, ProposedFeatures.all);
    createServer(connection, engine, start);
    connection.listen();
    process.stdin.once('close', () => resolve(watchDog.shutdownReceived ? 0 : 1));
  });
}
