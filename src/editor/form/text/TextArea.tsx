import { useRef } from 'react';
import type { ComponentProps, RefObject } from 'react';
import { styled } from 'styled-components';
import { input } from '../../look/controls';
import type { ShownPart } from './shown-text';
import { shownOf } from './shown-text';

export const Area = styled.textarea`
  ${input}
  display: block;
  resize: vertical;
  field-sizing: content;
`;

/* The same words once more below the field, of which only the ground of the facts is seen. */
const Layers = styled.div`
  position: relative;
  border-radius: 8px;
  background: var(--paper);
  & > textarea {
    position: relative;
    background: transparent;
  }
`;

const Below = styled.div`
  ${input}
  position: absolute;
  inset: 0;
  overflow: hidden;
  border-color: transparent;
  color: transparent;
  white-space: pre-wrap;
  overflow-wrap: break-word;
  pointer-events: none;
  user-select: none;
  & > mark {
    border-radius: 3px;
    background: var(--brand-tint);
    color: transparent;
    box-shadow: 0 0 0 1px var(--brand-tint);
  }
`;

type Props = Omit<ComponentProps<'textarea'>, 'ref' | 'value'> & {
  parts: readonly ShownPart[];
  area: RefObject<HTMLTextAreaElement | null>;
};

/** A text in which each fact stands as visitors read it, on a ground of its own. */
export function TextArea({ parts, area, ...props }: Props) {
  const below = useRef<HTMLDivElement>(null);
  return (
    <Layers>
      {parts.some(({ token }) => token !== undefined) && (
        <Below ref={below} aria-hidden="true">
          {parts.map(({ shown, token }, index) => (token === undefined ? shown : <mark key={index}>{shown}</mark>))}
        </Below>
      )}
      <Area
        {...props}
        ref={area}
        rows={1}
        value={shownOf(parts)}
        spellCheck
        onScroll={({ currentTarget }) => {
          if (below.current) below.current.scrollTop = currentTarget.scrollTop;
        }}
      />
    </Layers>
  );
}
