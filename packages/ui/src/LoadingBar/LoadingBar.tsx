import { bar } from './LoadingBar.css'

/**
 * A thin bar at the top of the window while the next page, or the answer to a form, loads. It shows after 120 ms. It's hidden from assistive technology, so
 * set `aria-busy` on the page's main part.
 */
export function LoadingBar() {
  return <div className={bar} data-loading-bar aria-hidden="true" />
}
