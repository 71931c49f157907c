import type { Section } from '../../authoring/changes/report';

/** The changes that visitors see, under their headings. Two changes may read the same. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map(({ heading, lines }, at) => (
    <section key={at}>
      <h3>{heading}</h3>
      <ul>
        {lines.map((line, index) => (
          <li key={index}>{line.replaceAll(/"([^"]*)"/g, '“$1”')}</li>
        ))}
      </ul>
    </section>
  ));
}
