/** The device class of a visitor. It decides page sizes; style sheets decide the layout. */
export type Device = 'desktop' | 'mobile' | 'robot';
