/** Width by height of the room that the preview gives to a photograph; undefined where it shows none. */
export function shownRatio(source: string): number | undefined {
  const address = source.replace(/-\d+\.webp$/, '');
  const frames = [...document.querySelectorAll('iframe')];
  const images = frames.flatMap((frame) => [...(frame.contentDocument?.images ?? [])]);
  const shown = images.find((image) => image.clientHeight > 0 && image.src.includes(address));
  return shown && shown.clientWidth / shown.clientHeight;
}
