import { css, styled } from 'styled-components';

const control = css`
  min-height: 2.25rem;
  padding: 0.25rem 0.75rem;
  border: 1px solid var(--edge);
  border-radius: 8px;
  background: var(--paper);
  color: var(--ink);
  font: 600 0.875rem/1.3 var(--font-text);
`;

export const Button = styled.button`
  ${control}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.375rem;
  cursor: pointer;
  white-space: nowrap;
  &:hover:not(:disabled) {
    border-color: var(--ink);
  }
  &:disabled {
    color: var(--muted);
    border-color: var(--line);
    cursor: default;
  }
  &[aria-disabled='true'] {
    color: var(--muted);
    border-color: var(--line);
    cursor: default;
  }
  &[data-look='first'] {
    border-color: transparent;
    background: var(--brand-fill);
    color: var(--on-brand);
  }
  &[data-look='first']:hover:not(:disabled) {
    background: var(--brand-fill-press);
  }
  &[data-look='first']:disabled {
    background: var(--mist);
    color: var(--muted);
    border-color: var(--line);
  }
  &[data-look='quiet'] {
    border-color: transparent;
    background: transparent;
    color: var(--brand);
  }
  &[data-look='quiet']:hover:not(:disabled) {
    border-color: var(--edge);
  }
  &[aria-pressed='true'] {
    border-color: var(--brand);
    background: var(--brand-tint);
    color: var(--brand);
  }
  &[data-size='row'] {
    min-height: 1.75rem;
    padding: 0.125rem 0.5rem;
    font-weight: 400;
    font-size: inherit;
  }
  &[data-size='pills'] {
    min-height: 1.75rem;
    padding: 0.125rem;
    border-radius: 999px;
  }
  &[data-size='icon'] {
    min-width: 2rem;
    min-height: 2rem;
    padding: 0.25rem;
  }
`;

export const input = css`
  width: 100%;
  min-height: 2.25rem;
  padding: 0.375rem 0.625rem;
  border: 1px solid var(--edge);
  border-radius: 8px;
  background: var(--paper);
  color: var(--ink);
  font: 400 0.9375rem/1.4 var(--font-text);
  &::placeholder {
    color: var(--muted);
    opacity: 1;
    font-style: italic;
  }
  &[aria-invalid='true'] {
    border-color: var(--call);
  }
`;

export const Input = styled.input`
  ${input}
`;

export const Select = styled.select`
  ${input}
`;

export const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  padding: 0.0625rem 0.5rem;
  border-radius: 999px;
  border: 1px solid var(--line);
  color: var(--muted);
  font-size: 0.8125rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &[data-tone='wrong'] {
    border-color: var(--call);
    color: var(--call);
    background: var(--paper);
  }
  &[data-tone='todo'] {
    border-color: var(--brass);
    background: var(--brass-tint);
    color: var(--brass);
  }
  &[data-tone='good'] {
    border-color: var(--sound);
    background: var(--sound-tint);
    color: var(--sound);
  }
`;

export const Quiet = styled.span`
  color: var(--muted);
`;

export const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 10;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  padding: 0.625rem clamp(0.75rem, 2vw, 1.5rem);
  border-block-end: 1px solid var(--line);
  background: var(--paper);
`;
