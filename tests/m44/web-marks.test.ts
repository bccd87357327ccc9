import { describe, expect, it } from 'vitest';
import { withoutMarks } from '../../src/scenarios/m44/web-marks.ts';
import { exported, fileWith, understood } from './reading.ts';

describe('a text that was written for a web page', () => {
  it.each([
    ['The <Allied> player, 3 < 4 and <5>', 'The <Allied> player, 3 < 4 and <5>'],
    ['<b>Bold</b>, <i class="x">slanted</i> and <A HREF="m.html">linked</a>', 'Bold, slanted and linked'],
    ['One<br>two<br/>three<BR />four', 'One\ntwo\nthree\nfour'],
    ['<p>One</p><p>two</p>', 'One\n\ntwo'],
    ['One<p>two', 'One\n\ntwo'],
    ['Rules:<ul><li>Night attack</li><li>Blitz</li></ul>', 'Rules:\nNight attack\nBlitz'],
    ['Rules:\n<ul>\n  <li>Night attack\n  <li>Blitz\n</ul>', 'Rules:\nNight attack\nBlitz'],
    ['<div>One</div><div>two</div>', 'One\ntwo'],
    ['<h2>Rules</h2>None.', 'Rules\n\nNone.'],
    ['<table><tr><td>One</td><td>two</td></tr><tr><td>three</td></tr></table>', 'One two\nthree'],
    ['One\r\n\r\n two', 'One\n\ntwo'],
    ['Caf&eacute; &Agrave; &yuml;&OElig; &laquo;x&raquo; &#233;&#xE9;&#8217;', 'Café À ÿŒ «x» éé’'],
    ['1939&ndash;45 &mdash; the Allies&rsquo; &ldquo;plan&rdquo;&hellip;', '1939–45 — the Allies’ “plan”…'],
    ['a&nbsp;b&#160;c', 'a b c'],
    ['The Allies&#146; plan', 'The Allies’ plan'],
    ['R&D; &unknown; &#0; &#xD800; &#1114112; &amp;lt;', 'R&D; &unknown; &#0; &#xD800; &#1114112; &lt;'],
  ])('%j is %j', (text, plain) => {
    expect(withoutMarks(text)).toBe(plain);
  });

  it('is read so in names of places, too, and goes out as it came', () => {
    const labels = [{ row: 0, col: 0, text: ['Caf&eacute;', '<b>Gond&#233;e</b>'] }];
    const json = fileWith({
      board: { labels },
      text: { en: { name: 'P&eacute;gasus', rules: '<li>Night attack<li>Blitz' } },
    });
    const { file } = understood(json);
    expect(file).toMatchObject({
      name: 'Pégasus',
      places: { A9: 'Café Gondée' },
      text: { rules: 'Night attack\nBlitz' },
    });
    expect(exported(json)).toMatchObject({ board: { labels }, text: json.text });
  });

  it('is read in no time, however odd it is', () => {
    for (const odd of ['<', '<p', ' ', '\n', '<p>', '&', '<li> ', '<b \n'])
      expect(withoutMarks(odd.repeat(200_000)).length).toBeLessThanOrEqual(800_000);
  });
});
