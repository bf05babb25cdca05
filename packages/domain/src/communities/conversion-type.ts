/** Which wizard a community's request opens. `PaidAd` is set by the paid-ad entry, never derived. [COMM-005] */
export type ConversionSchemaType = 'gwizzy' | 'activeAdult' | 'D2C' | 'noAgent' | 'PaidAd'
