import { VisuallyHidden } from './VisuallyHidden';
import { useWords } from './words';

/** Says that a link opens a tab of its own, to people who hear it. */
export const NewTab = () => <VisuallyHidden>{useWords().newTab}</VisuallyHidden>;
