import { renderToStaticMarkup } from 'react-dom/server'
import { StillDrawing, type StillDrawingProps } from './StillDrawing'
import type { StillMap } from './still-map'
import { stillUrl } from './still-url'

/** Returns the map of a box as images, so browsers load no script for it. [FIND-002] */
export const stillMap = (map: StillDrawingProps): StillMap => ({
  day: stillUrl(map.box, 'light', map.center !== undefined),
  night: stillUrl(map.box, 'dark', map.center !== undefined),
  marks: renderToStaticMarkup(<StillDrawing {...map} />),
})
