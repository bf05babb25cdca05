import { renderToString } from 'react-dom/server'
import { App } from './app'

/** Renders the page of a URL. */
export const render = (url: URL) => renderToString(<App url={url} />)
