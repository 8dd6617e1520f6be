import { html } from '../../components/behaviour.element.ts';

/** Lets the browser prepare pages that the reader is about to open. The policy allows this one kind of inline script. */
export function startSpeculation(): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) return;
  const base = html.dataset['base'] ?? '';
  const where = {
    and: [
      { href_matches: `${base}/*` },
      { not: { selector_matches: '[download], [target="_blank"]' } },
      { not: { href_matches: '/*.*' } },
    ],
  };
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
  document.head.append(script);
}
