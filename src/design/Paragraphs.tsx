import { Linked } from './Linked';
import type { LinkedText } from './Linked';

/** Paragraphs of text. */
export const Paragraphs = ({ paragraphs }: { paragraphs: readonly LinkedText[] }) =>
  paragraphs.map((paragraph, index) => (
    <p key={index}>
      <Linked>{paragraph}</Linked>
    </p>
  ));
