import { type Community, shownScore } from '@pkg/domain'

/** Returns a community as a business with its rating, in the vocabulary of schema.org, if it shows one. Not for demo communities. [TRUTH-013] */
export function describeBusiness(community: Community, { site, description }: { site: string; description: string }) {
  const { name, url, address, numReviews } = community
  const score = shownScore(community)
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': site + url,
    name,
    url: site + url,
    description,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.line1,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zip,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
    ...(score !== undefined
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: score,
            bestRating: 10,
            worstRating: 0,
            reviewCount: numReviews,
          },
        }
      : {}),
  }
}
