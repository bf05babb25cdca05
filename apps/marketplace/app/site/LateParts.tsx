import { ExitSurvey } from '~/exit-survey/ExitSurvey'

/** What appears long after a page has opened: the exit survey. */
export default function LateParts() {
  return <ExitSurvey />
}
