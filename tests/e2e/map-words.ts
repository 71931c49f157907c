/** Words of a map that lie over others, on a dot or at the edge or are small, and dots without. Runs in the page. */
export function collisions(): string[] {
  const seen = [...document.querySelectorAll('svg[role="group"] text')].filter(
    (words) => words.getAttribute('data-part') !== 'name' && words.checkVisibility(),
  );
  const boxOf = (element: Element, less: number) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top: top + less, bottom: bottom - less };
  };
  const touches = (a: ReturnType<typeof boxOf>, b: ReturnType<typeof boxOf>) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  // A line of type has air above and below its letters; a turned one fills its box only along a line.
  const words = seen.map((text) => ({
    text: text.textContent,
    box: boxOf(text, text.getAttribute('transform') ? text.getBoundingClientRect().height / 4 : 3),
  }));
  const shown = [...document.querySelectorAll('svg[role="group"] a circle + circle')].filter((dot) =>
    dot.checkVisibility(),
  );
  const dots = shown.map((dot) => boxOf(dot, 0));
  const pins = [...document.querySelectorAll('svg[role="group"] [data-part="pin"]')].map((pin) => boxOf(pin, 0));
  const dotless = [...document.querySelectorAll('svg[role="group"] a')].filter(
    (link) => link.closest('svg')!.checkVisibility() && !link.querySelector('circle + circle')?.checkVisibility(),
  );
  // In the frame of the inset dots have no names: the map beside it has them.
  const nameless = shown.filter(
    (dot) =>
      !dot.closest('svg')!.querySelector('[data-part="frame"]') &&
      !dot.parentElement!.matches('[data-wide]') &&
      !dot.parentElement!.querySelector('[data-part="code"], [data-part="label"]')?.checkVisibility(),
  );
  const atEdge = seen.filter((text) => {
    const [own, map] = [text, text.closest('svg')!].map((element) => element.getBoundingClientRect());
    const air = Math.min(
      own!.left - map!.left,
      map!.right - own!.right,
      own!.top - map!.top,
      map!.bottom - own!.bottom,
    );
    return air < 1;
  });
  const scaleOf = (text: Element) => (text.closest('svg') as SVGSVGElement).getScreenCTM()!.a;
  const small = seen.filter((text) => parseFloat(getComputedStyle(text).fontSize) * scaleOf(text) < 11.99);
  const laid = words.flatMap(({ text, box }, at) => [
    ...words.slice(at + 1).flatMap((other) => (touches(box, other.box) ? [`${text} over ${other.text}`] : [])),
    ...(dots.some((dot) => touches(box, dot)) ? [`${text} over a dot`] : []),
    ...(pins.some((pin) => touches(box, pin)) ? [`${text} over the pin`] : []),
  ]);
  return [
    ...laid,
    ...atEdge.map((text) => `${text.textContent} is at the edge`),
    ...small.map((text) => `${text.textContent} is small`),
    ...dotless.map((link) => `${link.getAttribute('href')} has no dot`),
    ...nameless.map((dot) => `${dot.parentElement!.getAttribute('href')} has no name`),
  ];
}

/** The listed pages that have a dot on the map of an area, but no name that is seen. Runs in the page. */
export function unnamed(): string[] {
  const nearest = [...document.querySelectorAll('main section')].at(-2)!;
  const listed = [...nearest.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
  return [...document.querySelector('svg[role="group"]')!.querySelectorAll('a')]
    .filter((dot) => listed.includes(dot.getAttribute('href')))
    .filter((dot) => !dot.querySelector('[data-part="code"]')?.checkVisibility())
    .map((dot) => `${dot.getAttribute('href')} has no name`);
}
