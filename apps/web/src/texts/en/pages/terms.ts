/** Terms of the proposals of a company that has set none, one text per paragraph. */
export const TERMS: readonly string[] = [
  'This proposal is a calculation and not an offer. It rests on what was entered, on published data of the makers, on measurements and on stated assumptions; it does not replace a survey of the site or the advice of the makers.',
  'Availability, prices and properties of hardware and software change without notice. Check the proposal with the makers before you order. To the extent that the law allows, no liability is taken for damage that follows from its use.',
  'Data collection notice: the design, and the name, company, email and phone number of the person who made it, are stored to show and print this proposal. They are not used for anything else; the privacy policy says how to see, correct or delete them.',
];
