import { renderToStaticMarkup } from 'react-dom/server'
import { CountryMap } from './CountryMap'
import type { CountryView } from './country-view.server'

/** Draws the map of the country as HTML, so browsers load no script for it. [LOOK-003] */
export const drawCountry = (view: CountryView): string => renderToStaticMarkup(<CountryMap view={view} />)
