import { describe, expect, it } from 'vitest';
import { createPageNotes } from '../../../pages/content/context/page-notes.ts';
import type { ImageSize } from '../../media/image-size.ts';
import { adoptHtml } from './foreign-html.ts';

const imageSize = (url: string): ImageSize | undefined =>
  url === '/a.png?v=1&w=2' || url === '/a.png' ? { width: 800, height: 600 } : undefined;

function adopt(html: string): { html: string; css: string } {
  const { style, css } = createPageNotes((text) => String(text.length));
  return { html: adoptHtml(html, { style, imageSize }), css: css() };
}

describe('inline styles of foreign HTML', () => {
  it('become classes', () => {
    const notes = createPageNotes((text) => String(text.length));
    expect(adoptHtml('<p style="color:red;">a</p>', { style: notes.style, imageSize })).toBe(
      '<p class="s-10">a</p>',
    );
    expect(notes.css()).toBe('.s-10.s-10{color:red;}');
  });

  it('join the classes that are there, whatever the order', () => {
    expect(adopt('<p class="a" style="b:c">x</p>').html).toBe('<p class="a s-3">x</p>');
    expect(adopt('<i style="b:c" class="a" title="1 > 2"/>').html).toBe('<i class="a s-3" title="1 > 2"/>');
  });

  it('are left alone where they are text', () => {
    const html = '<code>&lt;p style="x"></code> style="y"';
    expect(adopt(html).html).toBe(html);
  });

  it('are read with their quotes', () => {
    const notes = createPageNotes(() => '1');
    adoptHtml('<p style="font-family:&quot;A &amp; B&quot;">x</p>', { style: notes.style, imageSize });
    expect(notes.css()).toContain('font-family:"A & B"');
  });
});

describe('pictures of foreign HTML', () => {
  it('get their sizes', () => {
    expect(adopt('<p><img src="/a.png" alt="a > b"/></p><img src="/b.png"/>').html).toBe(
      '<p><img width="800" height="600" src="/a.png" alt="a > b"/></p><img src="/b.png"/>',
    );
  });

  it('get them before a height that would not fit', () => {
    expect(adopt('<img src="/a.png" height="300"/>').html).toMatch(/^<img width="800" height="600" /);
  });

  it('are looked up by the address as it is, not as it is printed', () => {
    expect(adopt('<img src="/a.png?v=1&amp;w=2"/>').html).toContain('width="800"');
  });
});
