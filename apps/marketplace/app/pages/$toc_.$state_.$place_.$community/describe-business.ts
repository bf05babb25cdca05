import type { Community } from '@pkg/domain'

/** Returns a community as a business with its rating, in the vocabulary of schema.org. Not for demo communities. [TRUTH-013] */
export function describeBusiness(
  { name, url, address, slyScore, numReviews }: Community,
  { site, description }: { site: string; description: string },
) {
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
    ...(slyScore !== undefined && numReviews > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: slyScore,
            bestRating: 10,
            worstRating: 0,
            reviewCount: numReviews,
          },
        }
      : {}),
  }
}
