/** Words of a map that lie over others or on a dot, or are small, and dots without words. Runs in the page. */
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
  // On the page that lists all of them its map has a dot for each.
  const nameless = shown.filter(
    (dot) =>
      !(document.querySelector('#map') && dot.closest('#map, [data-open]')) &&
      !dot.parentElement!.querySelector('[data-part="code"], [data-part="label"]'),
  );
  const scaleOf = (text: Element) => (text.closest('svg') as SVGSVGElement).getScreenCTM()!.a;
  const small = seen.filter((text) => parseFloat(getComputedStyle(text).fontSize) * scaleOf(text) < 11.99);
  const laid = words.flatMap(({ text, box }, at) => [
    ...words.slice(at + 1).flatMap((other) => (touches(box, other.box) ? [`${text} over ${other.text}`] : [])),
    ...(dots.some((dot) => touches(box, dot)) ? [`${text} over a dot`] : []),
  ]);
  return [
    ...laid,
    ...small.map((text) => `${text.textContent} is small`),
    ...nameless.map((dot) => `${dot.parentElement!.getAttribute('href')} has no name`),
  ];
}
