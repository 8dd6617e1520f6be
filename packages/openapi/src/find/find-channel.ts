import { type Outcome, openapiDiagnostics, suggest } from '@waymark/core/diagnostics';
import { findChannel } from '../asyncapi/channel-heads.ts';
import type { Specification } from '../model/model.ts';
import { operationHeads } from '../operations/operation-heads.ts';
import { type FoundOperation, findFirst, type ReferenceContext } from './find-operation.ts';

/** Finds the channel that `[file ]id` means: in the named AsyncAPI document, else in the first that has it. */
export function findChannelPage(
  specifications: readonly Specification[],
  reference: string,
  context: ReferenceContext,
): Outcome<FoundOperation | undefined> {
  const channels = specifications.filter(({ version }) => version === 'asyncapi');
  const [, file, id = ''] = /^(?:(\S+)\s+)?(.+)$/s.exec(reference.trim()) ?? [];
  return findFirst(channels, file, context, {
    look(specification) {
      const head = findChannel(specification, id);
      return head && { specification, head };
    },
    report(candidates) {
      const known = candidates.flatMap((candidate) => operationHeads(candidate).map(({ path }) => path));
      return openapiDiagnostics['unknown-channel']({ id, nearest: suggest(id, known) }, context.where);
    },
  });
}
