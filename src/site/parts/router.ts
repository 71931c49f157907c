/** A part of the client that is fetched and run by itself; only what is named here and used elsewhere is in it. */
export { createBrowserRouter } from 'react-router-dom';
