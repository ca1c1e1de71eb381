import styles from './drag.module.css';

/** A layer above the page with a copy of the dragged appointment. */
export type DragLayer = ReturnType<typeof openDragLayer>;

/**
 * Opens the layer. It takes the pointer and is all that changes during a drag, so that moving finds no
 * element under the pointer, and lays nothing else out.
 */
export function openDragLayer(appointment: HTMLElement, pointerId: number) {
  const { left, top, width, height } = appointment.getBoundingClientRect();
  const layer = document.createElement('div');
  layer.className = styles.layer ?? '';
  layer.setAttribute('aria-hidden', 'true');
  const box = document.createElement('div');
  box.className = styles.copy ?? '';
  Object.assign(box.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  const label = document.createElement('span');
  label.className = styles.time ?? '';
  // Changing the data of a text lays out the label only.
  const text = document.createTextNode('');
  label.append(text);
  box.append(copyOf(appointment), label);
  layer.append(box);
  document.body.append(layer);
  layer.setPointerCapture(pointerId);
  appointment.dataset['dragged'] = '';
  return {
    /** The upper edge of the appointment where it was, in pixels of the viewport. */
    top,
    /** Moves the copy by a distance from the place of the appointment, and says at what time it would start. */
    show(x: number, y: number, time: string) {
      box.style.transform = `translate3d(${x}px, ${y}px, 0)`;
      if (text.data !== time) text.data = time;
    },
    close() {
      delete appointment.dataset['dragged'];
      layer.remove();
    },
  };
}

function copyOf(appointment: HTMLElement): HTMLElement {
  const copy = document.createElement('div');
  copy.className = appointment.className;
  copy.append(...appointment.cloneNode(true).childNodes);
  return copy;
}
