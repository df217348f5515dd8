/** How a request stands, as the slices keep it. */
export type RequestStatus = 'idle' | 'pending' | 'rejected' | 'success';
