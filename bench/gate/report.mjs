import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes what was found: `report.json` with everything, `report.md` with a table and a list of each kind. */
export function writeReport(folder, sites) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify(sites, null, 2)}\n`);
  const judges = [...new Set(sites.flatMap(({ findings }) => findings.map(({ judge }) => judge)))].sort();
  const count = (site, judge) =>
    site.findings.filter((finding) => finding.judge === judge && finding.known === undefined).length;
  const lines = [
    '# What the gate found',
    '',
    'Each number counts findings that no diagnostic of the build had told the author of.',
    '',
    `| Site | Pages | Opened | ${judges.join(' | ')} | Told |`,
    `| --- | ---: | ---: |${' ---: |'.repeat(judges.length + 1)}`,
    ...sites.map((site) => {
      const cells = judges.map((judge) => count(site, judge));
      const told = site.findings.filter(({ known }) => known !== undefined).length;
      return `| ${[site.name, site.pages, site.opened, ...cells, told].join(' | ')} |`;
    }),
    '',
    ...judges.flatMap((judge) => listOf(judge, sites)),
    '## Outside hosts that were asked',
    '',
    ...sites.map(
      ({ name, hits }) =>
        `- ${name}: ${Object.entries(hits)
          .map(([host, times]) => `${host} ${times}`)
          .join(', ')}`,
    ),
  ];
  writeFileSync(join(folder, 'report.md'), `${lines.join('\n')}\n`);
}

/** Findings of one kind; equal ones of a site stand once, with their number. */
function listOf(judge, sites) {
  const rows = sites.flatMap(({ name, findings }) => {
    const groups = new Map();
    for (const finding of findings.filter((one) => one.judge === judge)) {
      const group = groups.get(finding.text) ?? { ...finding, times: 0 };
      groups.set(finding.text, {
        ...group,
        times: group.times + 1,
        picture: group.picture ?? finding.picture,
      });
    }
    return [...groups.values()].map(
      ({ text, times, route, view, picture, known }) =>
        `- ${name}${route} (${view ?? 'build'})${times > 1 ? ` ×${times}` : ''}: ${text.replace(/\s+/g, ' ').slice(0, 300)}${known ? ` [told: ${known}]` : ''}${picture ? ` ![](${picture})` : ''}`,
    );
  });
  return [`## ${judge}`, '', ...rows, ''];
}
