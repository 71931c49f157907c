import type { Section } from '../../authoring/changes/report';

/** What visitors see change, under its headings. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map(({ heading, lines }) => (
    <section key={heading}>
      <h3>{heading}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  ));
}
