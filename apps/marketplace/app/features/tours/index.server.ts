export { tourCalendarFile } from './calendar-file.server'
export { findTour, loadTour, outcomes, submitTour } from './tour-page.server'
export { nextTourText } from './next-tour.server'
