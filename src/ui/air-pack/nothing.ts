// What Air Pack has no answer of its own to.

const nothing = () => null;

export const WaiverButton = nothing;

export const airPopup = nothing;
