import { describe, expect, it } from 'vitest';
import { listPages, pageMarkdown } from '../../../test/library-pages.ts';
import { readSpecification } from '../../index.ts';

const block = (summary: string, ...tags: readonly string[]): string =>
  `<docblock line="1"><description><![CDATA[${summary}]]></description><long-description/>${tags.join('')}</docblock>`;
const tag = (name: string, attributes: string): string => `<tag name="${name}" line="1" ${attributes}/>`;
const project = (...content: readonly string[]): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n<project title="Lights"><partials/><file path="a.php">${block('A file.')}${content.join('')}</file></project>`;

const lamp = `<class final="true" abstract="false" namespace="Acme" line="9">
  <extends>\\Acme\\Light</extends><implements>\\Acme\\Turnable</implements><implements>\\Countable</implements>
  <name>Lamp</name><full_name>\\Acme\\Lamp</full_name>
  <docblock line="9"><description>A lamp; see {@see \\Acme\\shine()}, {@link https://example.com/ the manual} and {@see turn() turning}.</description>
    <long-description>&lt;p&gt;It &lt;em&gt;shines&lt;/em&gt;.&lt;/p&gt;</long-description>
    ${tag('since', 'description="2.0"')}${tag('see', 'description="too" link="\\Acme\\Turnable"')}${tag('link', 'description="manual" link="https://example.com/"')}${tag('deprecated', 'description="3.0 buy another"')}${tag('package', 'description="Default"')}</docblock>
  <constant visibility="public"><name>WATTS</name><full_name>\\Acme\\Lamp::WATTS</full_name><value>60</value>${block('Power.')}</constant>
  <property static="true" visibility="protected"><name>$count</name><full_name>\\Acme\\Lamp::$count</full_name><default>0</default>${block('How many.', tag('var', 'type="int" description=""'))}</property>
  <property static="false" visibility="private"><name>$hidden</name><default/></property>
  <method final="false" abstract="false" static="false" visibility="public"><name>__construct</name><full_name>\\Acme\\Lamp::__construct()</full_name>${block('Makes one.')}<argument by_reference="false"><name>name</name><default>'lamp'</default><type>string</type></argument></method>
  <method final="false" abstract="false" static="true" visibility="public"><name>turn</name><full_name>\\Acme\\Lamp::turn()</full_name>${block(
    'Turns it, *slowly*.',
    tag('param', 'description="&lt;p&gt;how far&lt;/p&gt;" type="int|null" variable="$degrees"'),
    tag('throws', 'description="when stuck" type="\\Acme\\Stuck"'),
    tag('return', 'description="itself" type="\\Acme\\Lamp"'),
  )}<argument by_reference="true"><name>degrees</name><default>null</default><type/></argument></method>
  <method final="false" abstract="false" static="false" visibility="public"><name>off</name><full_name>\\Acme\\Light::off()</full_name>${block('Puts it out.')}<inherited_from>\\Acme\\Light</inherited_from></method>
</class>`;
const library = project(
  `<constant namespace="Acme"><name>BRIGHT</name><full_name>\\Acme\\BRIGHT</full_name><value>100</value>${block('Brightest.')}</constant>`,
  `<function namespace="Acme"><name>shine</name><full_name>\\Acme\\shine()</full_name>${block('Shines.', tag('param', 'type="\\Acme\\Lamp" variable="lamp" description="which"'), tag('return', 'type="bool" description="whether"'))}<argument><name>lamp</name><default/><type>\\Acme\\Lamp</type></argument></function>`,
  `<interface namespace="Acme"><name>Turnable</name><full_name>\\Acme\\Turnable</full_name>${block('Turns.')}</interface>`,
  lamp,
  `<trait namespace="default"><name>Old</name></trait>`,
  `<enum namespace="Acme"><name>Color</name><full_name>\\Acme\\Color</full_name><case><name>Red</name><value>'r'</value></case></enum>`,
);

const outcome = (text: string) => readSpecification('structure.xml', text, { format: 'phpdoc' });

describe('what phpDocumentor writes', () => {
  it('is a page for all that has a name, by namespaces', () => {
    const { value, diagnostics } = outcome(library);
    expect(diagnostics).toEqual([]);
    expect(listPages(value)).toEqual([
      ['VARIABLE', 'Acme\\BRIGHT', 'BRIGHT', 'Acme/BRIGHT', 'Acme'],
      ['FUNCTION', 'Acme\\shine', 'shine()', 'Acme/shine', 'Acme'],
      ['INTERFACE', 'Acme\\Turnable', 'Turnable', 'Acme/Turnable', 'Acme'],
      ['CLASS', 'Acme\\Lamp', 'Lamp', 'Acme/Lamp', 'Acme'],
      ['ENUM', 'Acme\\Color', 'Color', 'Acme/Color', 'Acme'],
      ['CLASS', 'Old', 'Old', 'Old', 'Global'],
    ]);
  });

  it('shows a class: its declaration, its comment with links, and all members that are not private', () => {
    expect(pageMarkdown(outcome(library).value, 'class Lamp')).toMatchInlineSnapshot(`
      "\`\`\`php
      final class Lamp extends Light implements Turnable, Countable
      \`\`\`

      A lamp; see [\`Acme\\shine()\`](/function/Acme\\shine), [the manual](https://example.com/) and [turning](/class/Acme\\Lamp#turn).

      It *shines*.

      **Since**: 2.0

      **See**: [\`Acme\\Turnable\`](/interface/Acme\\Turnable) too

      **Link**: [manual](https://example.com/)

      Deprecated: 3.0 buy another

      ## __construct()

      \`\`\`php
      public function __construct(string $name = 'lamp')
      \`\`\`

      Makes one.

      - object
        - \`$name\` (string, default \`'lamp'\`)

      ## Properties

      - object
        - \`WATTS\` (mixed, default \`60\`): Power.
        - \`$count\` (int, default \`0\`): How many.

      ## turn()

      \`\`\`php
      public static function turn(int|null &$degrees = null): Lamp
      \`\`\`

      Turns it, *slowly*.

      - object
        - \`$degrees\` (int|null, default \`null\`): how far

      Returns \`Lamp\`: itself

      Throws: \`Acme\\Stuck\` – when stuck

      ## off()

      \`\`\`php
      public function off()
      \`\`\`

      Inherited from \`Light\`.

      Puts it out.
      "
    `);
  });

  it('shows what a function takes and gives back, and the value of a constant', () => {
    const { value } = outcome(library);
    expect(pageMarkdown(value, 'function Acme\\shine')).toBe(
      '```php\nfunction shine(Lamp $lamp): bool\n```\n\n## Arguments\n\n- object\n  - `$lamp` (Lamp, required): which\n\n## Returns\n\n`bool`: whether\n',
    );
    expect(pageMarkdown(value, 'variable BRIGHT')).toBe('```php\nconst BRIGHT = 100\n```\n');
    expect(pageMarkdown(value, 'enum Color')).toContain("- `Red` (mixed, default `'r'`)");
    expect(pageMarkdown(value, 'method Lamp::turn')).toContain('## Arguments\n\n- object\n  - `$degrees`');
    expect(pageMarkdown(value, 'method Acme\\Lamp.turn')).toContain('how far');
    expect(pageMarkdown(value, 'property Lamp.count')).toContain('protected static $count = 0');
  });

  it('tells parameters of one method apart, and shows every tag once, also those without a text', () => {
    const { value } = outcome(
      project(
        `<function namespace="Acme"><name>dim</name><full_name>\\Acme\\dim()</full_name>${block(
          'Dims.',
          tag('param', 'type="int" variable="to" description="how far"'),
          tag('param', 'type="float" variable="$in" description="seconds"'),
          tag('throw', 'type="\\Acme\\Stuck" description="when stuck"'),
          tag('see', 'description="Turnable" link="Turnable"'),
          tag('api', 'description=""'),
        )}<argument><name>to</name><type/></argument><argument><name>in</name><type/></argument></function>`,
        `<class><name>Fog</name><property visibility="public"><name>$depth</name>${block('{@inheritdoc} Down.', tag('var', 'type="int" description="in metres"'))}</property></class>`,
      ),
    );
    expect(pageMarkdown(value, 'function Acme\\dim')).toMatchInlineSnapshot(`
      "\`\`\`php
      function dim(int $to, float $in)
      \`\`\`

      **See**: \`Turnable\`

      **Api**

      ## Arguments

      - object
        - \`$to\` (int, required): how far
        - \`$in\` (float, required): seconds

      ## Throws

      \`Acme\\Stuck\` – when stuck
      "
    `);
    expect(pageMarkdown(value, 'class Fog')).toContain('- `$depth` (int): Down.\n\n    in metres');
  });

  it('says where it is not well-formed, and reads what stands before', () => {
    const broken = outcome(library.replace('<trait', '<trait<'));
    expect(broken.diagnostics.map(({ code }) => code)).toEqual(['openapi/syntax']);
    expect(broken.diagnostics[0]?.span?.start).toBeGreaterThan(library.indexOf('<trait'));
    expect(broken.diagnostics[0]?.span?.start).toBeLessThan(library.indexOf('<trait') + 20);
    expect(pageMarkdown(broken.value, 'class Lamp')).not.toBe('');
    expect(outcome('{}').value).toBeUndefined();
    expect(outcome('<svg/>')).toEqual({ value: undefined, diagnostics: [] });
  });

  it('ends whatever it holds', () => {
    const attributes = Array.from({ length: 40_000 }, (_, index) => `a${index}="1"`).join(' ');
    const hostile = [
      project(`<class ${attributes}/>`),
      project('<class>'.repeat(50_000)),
      project(`<class><name>__proto__</name>${block('{@see '.repeat(30_000))}</class>`),
      '<!DOCTYPE p [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><project>&b;</project>',
    ];
    for (const text of hostile) expect(outcome(text)).toBeDefined();
    const named = outcome(project('<class><name>__proto__</name></class>'));
    expect(pageMarkdown(named.value, 'class __proto__')).toContain('class __proto__');
  });
});
