/** A sentence or a label in both languages of the product; French is the source. */
export type Text = { readonly fr: string; readonly en: string }
