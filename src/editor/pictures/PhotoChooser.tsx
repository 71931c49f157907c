import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../look/controls';
import { PHOTO_FILES } from './upload';

type Props = {
  /** For people who cannot see the field that the browser opens. */
  label?: string;
  look?: 'first';
  multiple?: boolean;
  children: ReactNode;
  onChoose: (files: readonly File[]) => void;
};

/** A button that lets somebody choose photographs of their computer. */
export function PhotoChooser({ label, look, multiple, children, onChoose }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button type="button" data-look={look} onClick={() => chooser.current?.click()}>
        {children}
      </Button>
      <input
        ref={chooser}
        hidden
        multiple={multiple}
        type="file"
        aria-label={label}
        accept={PHOTO_FILES}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
