// What readers of the README are told that Waymark does, each with a command that shows it. `$W` is a folder for what the
// commands write. A command must end well, and print what `shows` finds; its first group, if any, goes into the table.
// Those that `needs` names are run where that program is there.

export const FEATURES = [
  {
    name: 'Static files, for any host',
    command: 'npx waymark build docs --out $W/site --no-cache',
    shows: /(\d+ pages, \d+ files)/,
  },
  {
    name: 'A check for CI, with marks in pull requests',
    command: '! npx waymark check $W/broken --format github',
    shows: /^(::error file=\S+?,line=\d+)/m,
  },
  {
    name: 'Every axis of the navigation, nested in any order',
    command: 'npx vitest run packages/core/src/navigation',
    shows: /Tests\s+(\d+ passed)/,
  },
  {
    name: '10,000 pages',
    command:
      'node bench/generate.mjs --pages 10000 --out $W/large && npx waymark build $W/large --out $W/large-site --no-cache',
    shows: /(1000[01] pages, \d+ files)/,
  },
  {
    name: 'Large specifications',
    command: 'npx waymark build $W/operations --out $W/operations-site --no-cache',
    shows: /(200[01] pages, \d+ files)/,
  },
  {
    name: 'A server that starts at once, however many pages',
    command: 'node bench/start-dev.mjs $W/large',
    shows: /(first page after .*)/,
  },
  {
    name: 'A server that survives every edit',
    command: 'node bench/dev-kills.mjs --scripts 1 --bursts 2 --files 20',
    shows: /(.*(?:scripts|bursts|kills).*)/,
  },
  {
    name: 'Findings with their place and their mend',
    command: '! npx waymark check $W/broken',
    shows: /--> (docs\.json:\d+:\d+)[\s\S]*= hint: Did you mean/,
  },
  {
    name: 'Help in editors',
    command: 'npx vitest run packages/language-server',
    shows: /Tests\s+(\d+ passed)/,
  },
  {
    name: 'Search without a service, in Chinese and Japanese too',
    command: 'npx vitest run packages/waymark/test/search',
    shows: /Tests\s+(\d+ passed)/,
  },
  {
    name: 'Pages that everybody can use',
    command: 'npm run test:e2e -- e2e/soundness.spec.ts --grep "of components"',
    shows: /(\d+ passed)/,
    needs: 'chromium',
  },
  {
    name: 'A strict Content Security Policy, without anything inline',
    command:
      "P='--include=index.html'; ! grep -rlE '<script>|<style>|<[a-z][^>]* style=' $W/site $P && test -z \"$(grep -rL \"script-src 'self'\" $W/site $P)\" && grep -rl \"script-src 'self'\" $W/site $P | wc -l",
    shows: /^ *(\d{2,})$/m,
  },
  {
    name: 'A build and a site without a network',
    command: 'npx waymark export docs --out $W/docs.zip && npx vitest run packages/waymark/src/offline',
    shows: /Tests\s+(\d+ passed)/,
  },
  {
    name: 'A PDF of the whole site',
    command: 'npx waymark export docs --pdf --out $W/docs.pdf && head -c 8 $W/docs.pdf',
    shows: /(%PDF-1\.\d)/,
    needs: 'chromium',
  },
  {
    name: 'The same bytes from the same input',
    command:
      'cp -r docs $W/copy && npx waymark build $W/copy --out $W/again --no-cache && diff -r $W/site $W/again && echo no difference',
    shows: /(no difference)/,
  },
  {
    name: 'A playground that sends what it shows',
    command: 'npx vitest run packages/waymark/src/playground',
    shows: /Tests\s+(\d+ passed)/,
  },
  {
    name: 'Markdown of every page, and a server for agents',
    command: 'head -1 $W/site/quickstart.md && npx vitest run packages/mcp',
    shows: /Tests\s+(\d+ passed)/,
  },
  {
    name: 'Pages that move with their links and redirects',
    command:
      'cp -r docs $W/moved && npx waymark mv $W/moved/writing/code.mdx $W/moved/writing/blocks.mdx && npx waymark check $W/moved --json > $W/moved.json && head -c 70 $W/moved.json',
    shows: /"errors": ?0[\s\S]*(Redirected \/writing\/code to \/writing\/blocks)/,
  },
  {
    name: 'Few packages, and a library',
    command: 'npx vitest run scripts/supply packages/waymark/test/commands/library.test.ts',
    shows: /Tests\s+(\d+ passed)/,
  },
  {
    name: 'An unchanged folder, with a report of what is supported',
    command: 'npx waymark support docs',
    shows: /(\d+ work.*)/,
  },
];
