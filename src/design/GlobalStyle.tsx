import { createGlobalStyle } from 'styled-components';
import { globalCss } from './global-css';

/** Puts `globalCss` on the page. Stands once, above everything else. */
export const GlobalStyle = createGlobalStyle`${globalCss}`;
