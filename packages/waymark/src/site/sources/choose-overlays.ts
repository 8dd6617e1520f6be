import type { ApiSource } from '@waymark/core/config';
import {
  type Diagnostic,
  type Outcome,
  openapiDiagnostics,
  suggest,
  type Where,
} from '@waymark/core/diagnostics';
import { extendedBy, type OverlayText } from '@waymark/openapi';
import { specificationSource } from './specification-source.ts';

/**
 * Decides which overlays apply to each specification: the list that the configuration gives it, else, in alphabetical
 * order, those of the project that say that they extend it.
 */
export function chooseOverlays(
  sources: readonly ApiSource[],
  overlays: readonly OverlayText[],
  find: (pointer: string) => Where,
): Outcome<(source: string) => readonly OverlayText[]> {
  const diagnostics: Diagnostic[] = [];
  const listed = new Map<string, readonly string[]>();
  for (const { source, overlays: names, pointer } of sources) {
    if (names === undefined) continue;
    const path = specificationSource(source);
    const earlier = listed.get(path);
    if (earlier === undefined) listed.set(path, names);
    else if (earlier.join('\n') !== names.join('\n')) {
      diagnostics.push(openapiDiagnostics['contradictory-overlays']({ source }, find(`${pointer}/overlays`)));
      continue;
    }
    names.forEach((name, index) => {
      if (overlays.some((overlay) => overlay.source === specificationSource(name))) return;
      const nearest = suggest(
        name,
        overlays.map((overlay) => overlay.source),
      );
      diagnostics.push(
        openapiDiagnostics['unknown-overlay']({ name, nearest }, find(`${pointer}/overlays/${index}`)),
      );
    });
  }
  const extending = overlays.map((overlay) => ({ overlay, extended: extendedBy(overlay) }));
  const choose = (source: string): readonly OverlayText[] => {
    const names = listed.get(source);
    if (names === undefined)
      return extending.flatMap(({ overlay, extended }) => (extended === source ? [overlay] : []));
    return names.flatMap(
      (name) => overlays.find((overlay) => overlay.source === specificationSource(name)) ?? [],
    );
  };
  return { value: choose, diagnostics };
}
