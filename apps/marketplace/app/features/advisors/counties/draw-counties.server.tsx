import { renderToStaticMarkup } from 'react-dom/server'
import type { CountiesView } from './counties-view.server'
import { CountiesList, CountiesMap } from './CountiesMap'

/** The map of counties and the same in words, as HTML, so browsers load no script for them. [LOOK-008] */
export interface DrawnCounties {
  map: string
  list: string
}

/** Draws the map of counties. [LOOK-008] */
export const drawCounties = (view: CountiesView): DrawnCounties => ({
  map: renderToStaticMarkup(<CountiesMap view={view} />),
  list: renderToStaticMarkup(<CountiesList list={view.list} />),
})
