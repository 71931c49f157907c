import { describe, expect, it } from 'vitest';
import { needlesOf } from '../../../src/check/texts/needles';
import type { Needles } from '../../../src/check/texts/needles';
import { REMAINS_IN_PROSE } from '../../../src/check/rules/unfinished/remains';
import { Sieve } from '../../../src/check/texts/sieve';
import { seeded } from '../../bench/seeded';

describe('What every match of a pattern has', () => {
  it.each<[RegExp, Needles]>([
    [/\bChatGPT\b/u, ['chatgpt']],
    [/[Ss]ent [Ff]rom my/u, ['sent from my']],
    [/comment(?:ed)? by/u, ['comment by', 'commented by']],
    [/colou?r/u, ['color', 'colour']],
    [/wo+rd/u, ['ord']],
    [/[Xx]{3,}|tb[ac]/u, ['xxx', 'tba', 'tbc']],
    [/(?<=^|[.!?] )(?:Hi|Hey),? \p{Lu}/u, [' hi ', ' hi, ', ' hey ', ' hey, ']],
    [/^of/mu, undefined],
    [/editor[’']s/u, ["editor's"]],
    [/(?:delete|remove) (?:this|it)/u, ['delete this', 'delete it', 'remove this', 'remove it']],
    [/(?<!not )(?:ready|done)(?= now)/u, ['ready', 'done']],
    [/«[^»]*»|\[\[/u, ['«', '[[']],
    [/\p{Sc}\s?[Xx]/u, [/\p{Sc}/iu]],
    [/[†‡]|[⁴-⁶]/u, ['†', '‡', '⁴', '⁵', '⁶']],
    [/v\d/u, [...'0123456789'].map((digit) => `v${digit}`)],
    [/\d\s\d{4}/u, [...'0123456789']],
    [/(?:ready)?/u, undefined],
    [/ready|\p{L}+/u, undefined],
    [/[^<]|[\w]/u, undefined],
    [/\p{Lu}\/\p{Lu}/u, ['/']],
    [/a|b{2}|c/u, undefined],
  ])('%s: %j', (pattern, needles) => {
    expect(needlesOf(pattern)).toEqual(needles);
  });
});

describe('A sieve', () => {
  const forms = REMAINS_IN_PROSE.flatMap(([, ...own]) => own);
  const sieve = new Sieve(forms.map(needlesOf));

  it('leaves most patterns out of a text of every day', () => {
    const left = sieve.of('We open the wall where the pipe is, and nowhere else. You see the price before we begin.');
    expect(left.length).toBeLessThan(forms.length / 4);
  });

  it('reads what a pattern does not tell apart: capitals, a long s, the sign of Kelvin', () => {
    const few = new Sieve([/ask/iu, /nothing/u].map(needlesOf));
    expect(few.of('ASK us')).toEqual([0]);
    expect(few.of('a\u017fk us')).toEqual([0, 1]);
    expect(few.of('as\u212a us')).toEqual([0, 1]);
  });

  it('knows a sign by its class, also where it is one half of a character', () => {
    const few = new Sieve([/\p{Sc}\d/u, /nothing/u].map(needlesOf));
    expect(few.of('from € 9')).toEqual([0]);
    expect(few.of('from \u{1e2ff}9')).toEqual([0]);
    expect(few.of('from a nine')).toEqual([]);
  });

  it('never leaves out a pattern that matches', () => {
    const random = seeded(7);
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
    // Texts of what stands in the patterns themselves, so that many of them match.
    const parts = forms.flatMap(({ source }) =>
      source.replaceAll(/\\p\{\w+\}|\(\?<?[:=!]|\[(.)\1?\w?\]/giu, '$1').split(/[()|?]/),
    );
    let matches = 0;
    for (let count = 0; count < 4500; count += 1) {
      const text = Array.from({ length: 4 }, () => pick(parts)).join(pick([' ', '', '. ', ': ']));
      const mayMatch = new Set(sieve.of(text));
      for (const [index, form] of forms.entries()) {
        if (!form.test(text)) continue;
        matches += 1;
        expect(mayMatch.has(index), `${form} in ${JSON.stringify(text)}`).toBe(true);
      }
    }
    expect(matches).toBeGreaterThan(400);
  });
});
