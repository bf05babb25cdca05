import type { MetaDescriptor } from '@remix-run/node'
import { canonicalLinks } from '~/site/frame/canonical-links'
import { minCompared } from '~/site/links/compare-links'
import type { Comparison } from './load-comparison.server'
import { metaTexts } from './meta-texts'
import { compareTexts } from './texts'

/**
 * Returns the metadata of a comparison. Only the empty page is for search engines: a comparison repeats what is on the pages of its communities.
 * [TRUST-013]
 */
export function describeComparison(
  { communities }: Comparison,
  { site, isPlain }: { site: string; isPlain: boolean },
): MetaDescriptor[] {
  const names = communities.map(({ name }) => name)
  return [
    { title: names.length >= minCompared ? metaTexts.titleOf(names) : compareTexts.title },
    { name: 'description', content: metaTexts.description },
    ...canonicalLinks(`${site}/compare`),
    ...(isPlain ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
  ]
}
