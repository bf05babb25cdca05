export { loadAdvisor, saveAbout } from './load-advisor.server'
export { loadCovers } from './load-covers.server'
export { readAbout, readChecks, readCover, readHours, readPortrait, readVisit } from './read-advisor-forms.server'
