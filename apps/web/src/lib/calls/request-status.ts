export type RequestStatus = 'idle' | 'pending' | 'rejected' | 'success';
