import { compareFields, type CompareView } from '~/site/links/compare-links'

/** The fields with which a form keeps the comparison. */
export function HiddenView({ ids, view: { isComplete = false, care } }: { ids: readonly string[]; view: CompareView }) {
  return (
    <>
      {ids.length > 0 && <input type="hidden" name={compareFields.communities} value={ids.join(',')} />}
      {isComplete && <input type="hidden" name={compareFields.show} value="all" />}
      {care && <input type="hidden" name={compareFields.care} value={care} />}
    </>
  )
}
