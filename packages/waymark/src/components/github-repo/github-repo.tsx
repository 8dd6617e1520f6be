import type { VNode } from 'preact';
import { lookProps, outer } from '../definition/common-props.ts';
import { defineComponent } from '../definition/define.ts';
import type { ComponentDefinition } from '../definition/definition.ts';
import type { Part } from '../definition/part.ts';
import type { PropDeclarations, PropsOf } from '../definition/props.ts';
import type { RenderContext } from '../drawing/context.ts';
import { WmRepo } from '../drawing/elements.ts';

/** Cards of repositories. */
export const githubRepoPart: Part = {
  name: 'github-repo',
  styles: 'components/github-repo/github-repo.css',
  script: 'components/github-repo/github-repo-page.element.ts',
  connect: ['https://api.github.com'],
};

/** `owner/name` of what an author wrote, where it is one. */
function readRepository(written: string): string | undefined {
  const address = written.replace(/^(?:https?:\/\/)?(?:www\.)?github\.com\//, '');
  return /^([\w.-]+\/[\w.-]+?)(?:\.git)?(?:[/?#].*)?$/.exec(address)?.[1];
}

const props = {
  ...lookProps,
  repo: {
    type: 'string',
    required: true,
    form: {
      expected: '`owner/name`, or the address of a repository at GitHub',
      isMet: (written) => readRepository(written.trim()) !== undefined,
    },
    description: '`owner/name`, or the address of the repository.',
  },
  variant: { type: ['inset', 'flat'], default: 'inset', description: 'With or without a ground of its own.' },
} as const satisfies PropDeclarations;

function GitHubRepo(repository: PropsOf<typeof props>, context: RenderContext): VNode {
  const written = repository.repo?.trim() ?? '';
  const path = readRepository(written);
  if (path === undefined) return <span {...outer('github-repo', repository)}>{written}</span>;
  return (
    <WmRepo {...outer('github-repo', repository)} data-repo={path} data-variant={repository.variant}>
      <span class="github-repo-name">
        {context.icon('github', { iconLibrary: 'fontawesome', iconType: 'brands' })}
        <a
          class="github-repo-link"
          href={`https://github.com/${path}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {path}
        </a>
      </span>
    </WmRepo>
  );
}

/** Things that live at GitHub. */
export const definitions: readonly ComponentDefinition[] = [
  defineComponent({
    name: 'GitHub.Repo',
    childless: true,
    parts: [githubRepoPart],
    aliases: ['Github.Repo', 'GitHub', 'Github'],
    summary: 'A card for a repository, with its description, stars and forks.',
    markdown: ({ repo }) => {
      const written = typeof repo === 'string' ? repo.trim() : '';
      const path = readRepository(written);
      return path === undefined ? written : `[${path}](https://github.com/${path})`;
    },
    props,
    render: GitHubRepo,
  }),
];
