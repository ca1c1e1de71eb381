<?php
// Writes the plans of `write-files.py` from the standard input by sabre/vobject 2, to the standard output.
require 'Sabre/VObject/autoload.php';

use Sabre\VObject\Component;
use Sabre\VObject\Property\DateTime as Time;
use Sabre\VObject\Property\MultiDateTime as Times;

/** Adds dates or times to an event. */
function add($event, string $name, array $texts, string $zone): void {
    $type = !str_contains($texts[0], 'T') ? Time::DATE : ($zone === 'UTC' ? Time::UTC : Time::LOCALTZ);
    $times = array_map(fn($text) => new DateTime($text, new DateTimeZone($zone)), $texts);
    if (in_array($name, ['EXDATE', 'RDATE'])) {
        $property = new Times($name);
        $property->setDateTimes($times, $type);
    } else {
        $property = new Time($name);
        $property->setDateTime($times[0], $type);
    }
    $event->add($property);
}

$written = [];
foreach (json_decode(file_get_contents('php://stdin'), true) as $name => $events) {
    $calendar = Component::create('VCALENDAR');
    $calendar->add('VERSION', '2.0');
    foreach ($events as $each) {
        $event = Component::create('VEVENT');
        $event->add('UID', $each['uid']);
        $event->add('SUMMARY', $each['text'] ?? 'Busy');
        add($event, 'DTSTART', [$each['start']], $each['zone']);
        add($event, 'DTEND', [$each['end']], $each['zone']);
        if (isset($each['rule'])) $event->add('RRULE', $each['rule']);
        if (isset($each['without'])) add($event, 'EXDATE', $each['without'], $each['zone']);
        if (isset($each['also'])) add($event, 'RDATE', $each['also'], $each['zone']);
        if (isset($each['replaces'])) add($event, 'RECURRENCE-ID', [$each['replaces']], $each['zone']);
        $event->add('TRANSP', ($each['is_free'] ?? false) ? 'TRANSPARENT' : 'OPAQUE');
        $event->add('STATUS', $each['status'] ?? 'CONFIRMED');
        $calendar->add($event);
    }
    $written[$name] = $calendar->serialize();
}
echo json_encode($written);
