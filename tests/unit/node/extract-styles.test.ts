import { expect, it } from 'vitest';
import { extractStyles } from '../../../src/node/plugins/extract-styles';

const module = (body: string) => `import { keyframes, styled } from 'styled-components';\n${body}`;
const componentsOf = (body: string) => extractStyles('/src/Sign.tsx', module(body))!.components;

it('[B34] takes the rules out of a component, with the texts and keyframes that they name', () => {
  const [sign] = componentsOf(`
    const LATE = '300ms';
    const appear = keyframes\`from { opacity: 0; }\`;
    export const Board = styled(Plain)\`
      color: red;
      animation: \${appear} \${LATE};
      &:hover > svg { color: blue; }
    \`;
  `);
  const { id, target, className, css } = sign!;
  const frames = /@keyframes (\w+)/.exec(css)![1];
  expect([id, target]).toEqual(['Sign-Board', 'Plain']);
  expect(css).toBe(
    `.${className}{color:red;animation:${frames} 300ms}.${className}:hover>svg{color:blue}@keyframes ${frames}{from{opacity:0}}`,
  );
});

it('[B34] gives a component one class, whatever else is in its file', () => {
  const [alone] = componentsOf('const Board = styled.p`color: red;`;');
  const [, second] = componentsOf('const Other = styled.p`color: blue;`;\nconst Board = styled.p`color: red;`;');
  expect(second!.className).toBe(alone!.className);
});

it('[B34] refuses styles that are only known when they run, and names their component', () => {
  expect(() => componentsOf('const Board = styled.p`color: ${(props) => props.colour};`;')).toThrow(
    'The styles of Sign-Board name what is only known when they run.',
  );
});

it('[B34] leaves a module without the library alone', () => {
  expect(extractStyles('/src/Sign.tsx', 'export const Sign = () => null;')).toBeUndefined();
});
