import { h } from 'preact';
import { describe, expect, it } from 'vitest';
import type { Part } from './definition/part.ts';
import { componentRegistry } from './definition/registry.ts';
import { createTestContext, element, renderComponent, renderElement } from './testing/render-component.tsx';

describe('Visibility', () => {
  it.each([
    ['humans', true],
    ['signed-out', true],
    ['agents', false],
    ['signed-in', false],
    ['everyone', false],
    [undefined, false],
    [{ groups: ['a'] }, false],
  ])('for %j shows its content to readers: %s', (audience, shown) => {
    expect(renderComponent('Visibility', { for: audience }, 'x')).toBe(shown ? 'x' : '');
  });
});

describe('View', () => {
  it('shows the first view of the page', () => {
    const context = createTestContext();
    const html = renderElement(
      [element('View', { title: 'A', id: 'a' }, 'x'), element('View', { title: 'B', id: 'b' }, 'y')],
      context,
    );
    expect(html).toContain('<wm-view class="multi-view-item" id="a" data-title="A" data-active>');
    expect(html).toContain('<wm-view class="multi-view-item" id="b" data-title="B">');
  });
});

describe('Frame', () => {
  it('sets hint, content and caption in order, under either name', () => {
    for (const props of [
      { hint: 'H', caption: 'C' },
      { title: 'H', description: 'C' },
    ]) {
      expect(renderComponent('Frame', props, h('img', {}))).toMatch(
        /^<figure class="frame"><p class="frame-hint">H<\/p>.*<img\/>.*<figcaption[^>]*><p>C<\/p><\/figcaption>/,
      );
    }
  });
});

describe('Tile', () => {
  it('is one link named by its title', () => {
    const html = renderComponent('Tile', { href: '/x', title: 'T', description: 'D' }, h('svg', {}));
    expect(html).toContain('<a class="tile-link" href="/x">T</a>');
    expect(html.match(/<a /g)).toHaveLength(1);
  });
});

describe('Update', () => {
  it('has its anchor, tags and text', () => {
    const html = renderComponent(
      'Update',
      { label: 'v1', id: 'v1', tags: ['a', 'b"'], description: 'D' },
      'x',
    );
    expect(html).toMatch(/^<section class="update" [^>]*id="v1"/);
    expect(html).toContain('data-tags="[&quot;a&quot;,&quot;b\\&quot;&quot;]"');
    expect(html).toMatch(
      /<div role="heading" aria-level="2"><a class="update-label" href="#v1"[^>]*>v1<\/a>/,
    );
    expect(componentRegistry.get('Update')?.anchor?.({ label: 'v1' }, undefined)).toEqual({
      text: 'v1',
      rule: 'heading',
      tocLevel: 1,
    });
  });
});

describe('Prompt', () => {
  it('shows and copies the dedented source, and opens it in an editor', () => {
    const html = renderComponent(
      'Prompt',
      { description: 'D', actions: ['copy', 'cursor'] },
      '\n    Do\n      this & <that>\n  ',
    );
    expect(html).toContain('<pre class="prompt-source">Do\n  this &amp; &lt;that></pre>');
    expect(html).toContain('data-copy="prompt"');
    expect(html).toContain('prompt?text=Do%0A%20%20this%20%26%20%3Cthat%3E"');
  });

  it('names its button by what it copies, one for each prompt', () => {
    const html = renderComponent('Prompt', { description: 'Plan a *trip*' }, 'x');
    expect(html).toMatch(/class="prompt-description" id="prompt:text"[^>]*>.*Plan a .*trip/);
    expect(html).toContain('id="prompt:copy" aria-label="Copy" aria-labelledby="prompt:copy prompt:text"');
    expect(html).toContain('<summary aria-describedby="prompt:text">');
  });

  it('offers copying only unless told otherwise', () => {
    expect(renderComponent('Prompt', { description: 'D' }, 'x')).not.toContain('cursor');
    expect(renderComponent('Prompt', { description: 'D', actions: 'cursor' }, 'x')).not.toContain(
      'data-copy',
    );
  });
});

describe('Color', () => {
  it('copies a value of one mode or both', () => {
    expect(renderComponent('Color.Item', { name: 'N', value: '#fff' })).toContain(
      'data-text="#fff" data-text-dark="#fff"',
    );
    const html = renderComponent('Color.Item', { value: { light: '#fff', dark: '#000' } });
    expect(html).toContain('data-text="#fff" data-text-dark="#000"');
    expect(html).toContain('style="--light:#fff;--dark:#000;"');
    expect(html).toContain('<span class="color-value" dir="ltr">#fff / #000</span>');
    for (const value of [{ light: '#fff' }, { dark: '#fff' }])
      expect(renderComponent('Color.Item', { value })).toContain('data-text="#fff" data-text-dark="#fff"');
  });

  it('shows a value that is no colour without painting it', () => {
    expect(renderComponent('Color.Item', { value: 'red;x:y' })).not.toContain('style=');
  });
});

describe('Mermaid', () => {
  it('holds its source as text', () => {
    const html = renderComponent('Mermaid', { chart: 'graph TD\n a-->b', actions: 'false' });
    expect(html).toContain(
      'data-component-name="mermaid-container" data-placement="bottom-right" data-actions="false"',
    );
    expect(html).toMatch(/<pre class="mermaid-source"[^>]*>graph TD\n a-->b<\/pre>/);
  });
});

describe('Heading', () => {
  it.each([
    [2, 'h2'],
    ['3', 'h3'],
    [9, 'h6'],
    [undefined, 'h2'],
  ])('with level %j is %s', (level, tag) => {
    expect(renderComponent('Heading', { level, id: 'x' }, 'T')).toBe(
      `<${tag} id="x" aria-label="T">T<a class="heading-anchor" href="#x" aria-label="Link to T"></a></${tag}>`,
    );
  });

  it('leaves the link out when asked to', () => {
    expect(renderComponent('Heading', { id: 'x', noAnchor: true }, 'T')).toBe('<h2 id="x">T</h2>');
  });
});

it.each([
  ['Callout', { color: 'red' }, ['callout', 'callout-tinted']],
  ['Badge', { color: 'blue' }, ['badge']],
  ['Badge', { color: 'surface-destructive' }, ['badge', 'badge-looks']],
  ['Badge', { size: 'lg' }, ['badge', 'badge-looks']],
  ['Card', { href: '/a' }, ['card']],
  ['Card', { type: 'tip', img: '/a.png' }, ['card', 'callout', 'picture', 'card-looks']],
  ['img', { src: '/a.png', actions: true }, ['media', 'image-actions', 'copy-button']],
  ['img', { src: '/a.png', actions: 'download' }, ['media', 'image-actions']],
  ['Latex', {}, ['latex']],
] as const)('%s with %j asks for the styles of what it draws', (name, props, parts) => {
  const used = new Set<string>();
  const context = { ...createTestContext(), use: (part: Part) => used.add(part.name) };
  renderElement(element(name, props, 'x'), context);
  expect([...used]).toEqual(parts);
});

it('Tabs with a line below them ask for its styles', () => {
  const used = new Set<string>();
  const context = { ...createTestContext(), use: (part: Part) => used.add(part.name) };
  renderElement(element('Tabs', { borderBottom: true }, element('Tab', { title: 'A' }, 'x')), context);
  expect([...used]).toContain('tabs-border');
});

describe('media', () => {
  it('resolves pictures, loads them late and lets them open large', () => {
    const html = renderComponent('img', { src: '/a.png', alt: 'A', className: 'wide' });
    expect(html).toContain('src="/base/a.png"');
    expect(html).toContain('loading="lazy" decoding="async"');
    expect(html).toContain('class="wide"');
    expect(html).toContain('data-zoom="Enlarge image"');
    expect(renderComponent('img', { src: '/a.png', noZoom: true })).not.toMatch(/data-zoom|noZoom/i);
  });

  it('leaves what is as low as a line in it', () => {
    const low = renderComponent('img', { src: '/a.png', width: 90, height: 20 });
    expect(low).toContain('data-small');
    expect(low).not.toContain('data-zoom');
    expect(renderComponent('img', { src: '/a.png', width: 90, height: 200 })).not.toContain('data-small');
    expect(renderComponent('img', { src: '/a.png' })).not.toContain('data-small');
  });

  it('offers actions over a picture', () => {
    expect(renderComponent('img', { src: '/a.png', actions: true })).toMatch(
      /data-copy="image".*href="\/base\/a\.png" download/,
    );
    const one = { src: '/a.png', actions: 'download', actionsPlacement: 'top-left' };
    expect(renderComponent('img', one)).toMatch(/data-placement="top-left"(?!.*data-copy=)/);
    expect(renderComponent('img', { src: '/a.png', actions: ['copy'] })).toMatch(
      /data-placement="bottom-center"(?!.*download)/,
    );
    expect(renderComponent('img', { src: '/a.png', actions: false })).not.toContain('image-actions');
  });

  it('lets a video start only silently', () => {
    expect(renderComponent('video', { src: '/a.mp4', autoPlay: true })).toMatch(
      /autoplay playsinline loop muted/,
    );
    expect(renderComponent('video', { src: '/a.mp4', autoPlay: true, playsInline: true })).toBe(
      '<video autoplay playsinline loop muted src="/base/a.mp4"></video>',
    );
    expect(renderComponent('video', { src: '/a.mp4', playsInline: true })).toBe(
      '<video src="/base/a.mp4" playsinline></video>',
    );
  });

  it('drops handlers', () => {
    expect(renderComponent('img', { src: '/a.png', onerror: 'alert(1)', onClick: 'x' })).not.toMatch(
      /on\w+=/,
    );
  });
});

describe('GitHub.Repo', () => {
  it.each([
    'acme/site',
    'https://github.com/acme/site',
    'https://github.com/acme/site.git',
    'github.com/acme/site/tree/main',
  ])('reads %s', (repo) => {
    expect(renderComponent('GitHub.Repo', { repo })).toMatch(
      /data-repo="acme\/site".*href="https:\/\/github\.com\/acme\/site"/,
    );
  });

  it('shows what is no repository as text', () => {
    expect(renderComponent('GitHub.Repo', { repo: 'nothing' })).toBe(
      '<span class="github-repo">nothing</span>',
    );
  });
});
