/** The words of the recommendations tray. Fixed by TRAY-002, TRAY-004, and TRAY-005, except the last ones. */
export const trayTexts = {
  show: 'Show recommendations',
  hide: 'Hide recommendations',
  tabs: {
    recommendations: (count: number) => `Recommendations (${count})`,
    liked: (count: number) => `Favorites (${count})`,
    disliked: (count: number) => `Not a good fit (${count})`,
  },
  none: { recommendations: 'No recommendations', liked: 'No favorites', disliked: 'No dislikes' },
  label: 'Recommendations',
  failed: 'We couldn’t load your recommendations.',
  retry: 'Try again',
} as const
