/** Languages that are called as they are written in fences, in capitals or with one. */
const CAPITALS = 'c c++ css hcl html http ini json jsx mdx php r sql toml tsx xml yaml';
const CAPITALIZED =
  'bash dart dockerfile elixir go java kotlin lua markdown python ruby rust scala shell svelte swift terraform text vue zsh';

const labels: ReadonlyMap<string, string> = new Map([
  ...CAPITALS.split(' ').map((name) => [name, name.toUpperCase()] as const),
  ...CAPITALIZED.split(' ').map((name) => [name, name.charAt(0).toUpperCase() + name.slice(1)] as const),
  ...Object.entries({
    cpp: 'C++',
    cs: 'C#',
    csharp: 'C#',
    curl: 'cURL',
    docker: 'Dockerfile',
    graphql: 'GraphQL',
    javascript: 'JavaScript',
    js: 'JavaScript',
    jsonc: 'JSON',
    md: 'Markdown',
    powershell: 'PowerShell',
    proto: 'Protobuf',
    py: 'Python',
    rb: 'Ruby',
    rs: 'Rust',
    sh: 'Shell',
    ts: 'TypeScript',
    typescript: 'TypeScript',
    yml: 'YAML',
  }),
]);

/** Name of a language to show to readers; as written when it is not a common one. */
export function languageLabel(language: string): string {
  return labels.get(language.toLowerCase()) ?? language;
}
