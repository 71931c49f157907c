import { Linked } from './Linked';
import type { LinkedText } from './Linked';

/** What is read, one paragraph after the other. */
export const Paragraphs = ({ paragraphs }: { paragraphs: readonly LinkedText[] }) =>
  paragraphs.map((paragraph, index) => (
    <p key={index}>
      <Linked>{paragraph}</Linked>
    </p>
  ));
