/** The status of a request in the slices. */
export type RequestStatus = 'idle' | 'pending' | 'rejected' | 'success';
