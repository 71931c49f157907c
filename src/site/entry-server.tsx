import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { ResolvedPage } from '../content/resolve/resolved-page';
import type { ResolvedShell } from '../content/resolve/shell';
import { Layout } from './Layout';
import { LanguagesContext } from './shell/LanguageLinks';
import { ShellPartsContext } from './shell/ShellParts';
import type { ShellParts } from './shell/ShellParts';
import { SiteApp } from './SiteApp';
import { CallBar } from './shell/CallBar';
import { Footer } from './shell/Footer';
import { Header } from './shell/Header';
import { firstVisit } from './visits';

const PARTS: ShellParts = { Header, Footer, CallBar };
const NAMES = Object.keys(PARTS) as (keyof ShellParts)[];

/** Stands for a part of the shell while the page around it is drawn. No authored text can be markup. */
const GAP_MARKS = NAMES.map((name) => ({ name, mark: `<template data-part="${name}"></template>` }));
const GAPS = Object.fromEntries(
  NAMES.map((name) => [name, () => <template data-part={name} />]),
) as unknown as ShellParts;

/**
 * Renders pages to HTML. Header, footer and call bar take a third of the time and differ only in which of their links
 * is the page shown: they are drawn once for all pages in which that is the same, and put into their places.
 */
export class PageRenderer {
  readonly #shell: ResolvedShell;
  readonly #linked: ReadonlySet<string>;
  readonly #parts = new Map<string, Record<keyof ShellParts, string>>();

  constructor(shell: ResolvedShell) {
    this.#shell = shell;
    this.#linked = linkedIn(shell);
  }

  /** The inside of the root element. Throws what a block throws: a page with a hole is never published. */
  body(page: ResolvedPage): string {
    const parts = this.#partsFor(page);
    const body = this.#render(page, GAPS);
    const gaps = GAP_MARKS.map(({ name, mark }) => ({ name, mark, at: body.indexOf(mark) }));
    let whole = '';
    let end = 0;
    for (const { name, mark, at } of gaps.sort((a, b) => a.at - b.at)) {
      if (at < 0) throw new Error(`The shell has no place for its ${name}.`);
      whole += body.slice(end, at) + parts[name];
      end = at + mark.length;
    }
    return whole + body.slice(end);
  }

  /** The same, drawn as a whole: what `body` must come to, letter by letter. */
  wholeBody(page: ResolvedPage): string {
    return this.#render(page, PARTS);
  }

  #render(page: ResolvedPage, parts: ShellParts): string {
    return this.#html(
      <ShellPartsContext value={parts}>
        <Layout visit={firstVisit(page)} />
      </ShellPartsContext>,
    );
  }

  /** A route that the shell links to has parts of its own; all others of a folder share theirs. */
  #partsFor({ route, languages }: ResolvedPage): Record<keyof ShellParts, string> {
    const key = languages || this.#linked.has(route) ? route : `${route.slice(0, route.lastIndexOf('/'))}/…`;
    const cached = this.#parts.get(key);
    if (cached) return cached;
    const drawn = Object.fromEntries(NAMES.map((name) => [name, this.#part(name, { route, languages })])) as Record<
      keyof ShellParts,
      string
    >;
    this.#parts.set(key, drawn);
    return drawn;
  }

  #part(name: keyof ShellParts, { route, languages }: Pick<ResolvedPage, 'route' | 'languages'>): string {
    const Part = PARTS[name];
    return this.#html(
      <LanguagesContext value={languages}>
        <Part shell={this.#shell} route={route} />
      </LanguagesContext>,
    );
  }

  #html(content: ReactNode): string {
    return renderToString(<SiteApp shell={this.#shell}>{content}</SiteApp>);
  }
}

/** Every address that the shell links to. */
function linkedIn({ home = '/', header, footer, legal }: ResolvedShell): Set<string> {
  const lists = [...header.filter((item) => 'pages' in item), ...footer];
  return new Set([
    home,
    ...header.flatMap((item) => ('to' in item ? [item.to] : [])),
    ...lists.flatMap(({ pages, all }) => [...pages.map(({ route }) => route), ...(all ? [all.to] : [])]),
    ...legal.map(({ to }) => to),
  ]);
}
