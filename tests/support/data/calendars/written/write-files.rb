# Writes the plans of `write-files.py` from the standard input by the icalendar library of Ruby, to the standard output.
require 'icalendar'
require 'icalendar/tzinfo'
require 'json'

def value_of(text, zone)
  return Icalendar::Values::Date.new(text.delete('-')) unless text.include?('T')

  time = text.delete('-:')
  zone == 'UTC' ? Icalendar::Values::DateTime.new("#{time}00Z", 'tzid' => 'UTC')
                : Icalendar::Values::DateTime.new("#{time}00", 'tzid' => zone)
end

written = JSON.parse($stdin.read).transform_values do |events|
  calendar = Icalendar::Calendar.new
  zones = events.reject { |each| each['zone'] == 'UTC' || !each['start'].include?('T') }.map { |each| each['zone'] }
  zones.uniq.each { |zone| calendar.add_timezone(TZInfo::Timezone.get(zone).ical_timezone(Time.utc(2026, 6, 1))) }
  events.each do |each|
    calendar.event do |event|
      event.uid = each['uid']
      event.dtstart = value_of(each['start'], each['zone'])
      event.dtend = value_of(each['end'], each['zone'])
      event.summary = each['text'] || 'Busy'
      event.rrule = each['rule'] if each['rule']
      event.exdate = each['without'].map { |text| value_of(text, each['zone']) } if each['without']
      event.rdate = each['also'].map { |text| value_of(text, each['zone']) } if each['also']
      event.recurrence_id = value_of(each['replaces'], each['zone']) if each['replaces']
      event.transp = each['is_free'] ? 'TRANSPARENT' : 'OPAQUE'
      event.status = each['status'] || 'CONFIRMED'
    end
  end
  calendar.to_ical
end
puts JSON.generate(written)
