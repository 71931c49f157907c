import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Facts } from '../../../src/design/Facts';

it('[LY34] says whom a number reaches before the number, in the group of its network', () => {
  const facts = [
    { label: 'Gas', value: 'Pipes & Sons' },
    { label: 'Gas', value: '0800 111', href: 'tel:0800111', reaches: 'Gas emergency' },
  ];
  const drawn = renderToStaticMarkup(<Facts facts={facts} />);
  expect(drawn.match(/<dt>/g)).toHaveLength(1);
  expect(drawn).toContain('<dd><small>Gas emergency </small><a href="tel:0800111">0800 111</a></dd>');
});
