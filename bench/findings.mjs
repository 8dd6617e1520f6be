/**
 * Looks at what `waymark check` finds in real sites.
 *
 *   node bench/findings.mjs compare SITE…
 *   node bench/findings.mjs draw SITE… [--count 200] [--seed 1]
 *
 * `compare` builds each site too and prints the findings that only one of the two has, or has at another place; it ends with
 * 1 when there are some. `draw` prints findings that a seed picks, site by site, each with its line of the source, as the rows
 * of a Markdown table with room for a verdict. Beside SITE there may be a file SITE.absent.txt with paths that the copy of the
 * repository lacks: what is said of them is left out.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { createDice } from './inputs/dice.mjs';

const { values, positionals } = parseArgs({
  options: { count: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const [mode, ...sites] = positionals;
const COMMAND = resolve('packages/waymark/bin/waymark.js');
const run = promisify(execFile);

/** What a command prints as JSON; it may end with 1, for the docs have errors. */
async function ask(...args) {
  const options = { maxBuffer: 2 ** 30 };
  const { stdout } = await run(process.execPath, [COMMAND, ...args, '--json', '--offline'], options).catch(
    (error) => {
      if (error.code === 1) return error;
      throw error;
    },
  );
  return JSON.parse(stdout).diagnostics;
}

async function compare(site) {
  const out = mkdtempSync(join(tmpdir(), 'waymark-findings-'));
  try {
    const checked = new Set((await ask('check', site)).map(printFinding));
    const built = new Set(
      (await ask('build', site, '--no-cache', '--out', join(out, 'site'))).map(printFinding),
    );
    const onlyChecked = [...checked].filter((finding) => !built.has(finding));
    const onlyBuilt = [...built].filter((finding) => !checked.has(finding));
    console.log(
      `${basename(site)}: ${checked.size} in both commands but for ${onlyChecked.length + onlyBuilt.length}`,
    );
    for (const finding of onlyChecked) console.log(`  only check: ${finding}`);
    for (const finding of onlyBuilt) console.log(`  only build: ${finding}`);
    if (onlyChecked.length + onlyBuilt.length > 0) process.exitCode = 1;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

function printFinding({
  code,
  severity,
  file = '',
  line = 0,
  column = 0,
  endLine = 0,
  endColumn = 0,
  message,
}) {
  return `${severity} ${code} ${file}:${line}:${column}-${endLine}:${endColumn} ${message}`;
}

/** Findings of a site, without those about files that only the copy lacks. */
async function findingsOf(site) {
  const list = `${resolve(site)}.absent.txt`;
  const absent = existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : [];
  const isAbsent = ({ code, message }) =>
    code === 'links/missing-asset' && absent.some((path) => message.includes(path));
  const found = (await ask('check', site)).filter((finding) => !isAbsent(finding));
  return found.map((finding) => ({ ...finding, site }));
}

async function draw() {
  const dice = createDice(Number(values.seed));
  const bySite = [];
  for (const site of sites) bySite.push(await findingsOf(site));
  console.log(`Of ${bySite.flat().length} findings in ${sites.length} sites:\n`);
  console.log('| # | Site | Place | Finding | Source | Verdict |\n|---|---|---|---|---|---|');
  for (let number = 1; number <= Number(values.count); number++) {
    const left = bySite.filter((findings) => findings.length > 0);
    if (left.length === 0) return;
    const findings = left[dice.below(left.length)];
    const [finding] = findings.splice(dice.below(findings.length), 1);
    console.log(printRow(number, finding));
  }
}

function printRow(number, { site, code, file = '', line = 0, message }) {
  // The docs of a site may lie in a folder of it.
  const path = [join(site, file), join(site, 'docs', file)].find((one) => file !== '' && existsSync(one));
  const text = path === undefined ? '' : readFileSync(path, 'utf8');
  const source = (text.split(/\r\n|\r|\n/)[line - 1] ?? '').trim();
  const cells = [
    number,
    basename(site).replace('+', '/'),
    `${file}:${line}`,
    `${code}: ${message}`,
    source,
    '',
  ];
  return `| ${cells.map((cell) => shorten(String(cell))).join(' | ')} |`;
}

function shorten(text) {
  const plain = text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  return plain.length > 160 ? `${plain.slice(0, 160)}…` : plain;
}

if (mode === 'compare') for (const site of sites) await compare(site);
else if (mode === 'draw') await draw();
else throw new Error('Say what to do: compare or draw');
